module gabion

go 1.26.0

require gonum.org/v1/gonum v0.17.0

require (
	github.com/james-bowman/sparse v0.0.0-20260216202247-495ee4f84d35
	github.com/spf13/cobra v1.10.2
)

require (
	github.com/inconshreveable/mousetrap v1.1.0 // indirect
	github.com/spf13/pflag v1.0.9 // indirect
)
