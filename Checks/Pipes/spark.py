#!/usr/bin/env python3
"""Pipes the lines of a file through a command in Apache Spark, on two cores of this machine.

Usage: spark.py INPUT OUTPUT PARTITIONS COMMAND [ARGUMENT…]
Each partition gets a process of its own. The lines of OUTPUT come in the order of the partitions.
"""
import shlex
import sys

from pyspark import SparkConf, SparkContext


def main():
    source, target, count, *command = sys.argv[1:]
    conf = SparkConf().setMaster("local[2]").setAppName("touchkit")
    conf.set("spark.ui.enabled", "false")
    context = SparkContext(conf=conf)
    context.setLogLevel("ERROR")
    with open(source, encoding="utf-8", errors="replace") as file:
        lines = file.read().split("\n")[:-1]
    # Shuffled round robin: neighbours go to different partitions, as in a cluster.
    results = (
        context.parallelize(lines, int(count))
        .repartition(int(count))
        .pipe(shlex.join(command), checkCode=True)
        .collect()
    )
    context.stop()
    with open(target, "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in results)


main()
