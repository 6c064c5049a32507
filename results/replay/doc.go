// Package replay makes frames small enough to be shown while they change: about ten bytes a particle. What stays the same in all frames of a
// run is a packet of its own, the scene; a packet of a frame holds where things are and one quantity to colour them by. Packets are for looking at: numbers that
// people read come from the frames themselves.
//
// A packet is, little endian: the magic "GBF1", the length of a header as uint32, the header in JSON with blanks after it up to a multiple of 8 bytes, and
// blocks of numbers that begin at multiples of 8 bytes.
package replay
