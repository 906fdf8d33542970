#!/usr/bin/env python3
"""Writes sequences of touches for Checks/Pipes/run.sh, the same each time.

Usage: sequences.py COUNT
"""
import json
import random
import sys


def sequence(dice, number):
    """One to three fingers that rest or move, one after the other put down."""
    events = []
    fingers = dice.choice([1, 1, 1, 2, 3])
    steps = dice.randint(1, 40)
    for finger in range(fingers):
        x, y = dice.uniform(50, 350), dice.uniform(50, 800)
        dx, dy = dice.choice([(0, 0), (6, 1), (-5, 0), (0, 7), (2, -6)])
        start = round(finger * dice.uniform(0, 0.05), 4)
        for step in range(steps + 1):
            phase = "began" if step == 0 else "ended" if step == steps else "moved"
            place = (round(x + dx * step, 2), round(y + dy * step, 2))
            events.append([round(start + step / 120, 4), finger, phase, *place])
    events.sort(key=lambda event: event[0])
    return {"file": f"made/{number}", "fingers": fingers, "events": events}


def main():
    dice = random.Random(1)
    for number in range(int(sys.argv[1])):
        print(json.dumps(sequence(dice, number)))


main()
