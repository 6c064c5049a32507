// Package mbd models multibody systems: bodies, joints, drivers, force elements and requests.
package mbd
