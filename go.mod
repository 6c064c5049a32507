module gabion

go 1.26
