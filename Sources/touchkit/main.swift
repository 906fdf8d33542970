print("touchkit")
