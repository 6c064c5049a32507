module gabion

go 1.26

require gonum.org/v1/gonum v0.17.0

require github.com/james-bowman/sparse v0.0.0-20260216202247-495ee4f84d35
