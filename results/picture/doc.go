// Package picture draws a frame as a shaded picture, in pure Go: a perspective camera, soft sun and sky shadows, antialiasing, colours
// by a scalar with a legend.
//
// The picture is made in three passes, each parallel and each giving the same bits at any number of threads: what every sample of
// the image shows (a visibility buffer), what every light reaches (one small depth map a light; the sky is many lights, which gives
// contact shadows), and the shading of every sample.
package picture
