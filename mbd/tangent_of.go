// x

package mbd

// Tangent is the derivative of the wrench on one body by the motion of another body or of the same one. Rows are force
// then moment, columns translation then infinitesimal rotation, all in world axes. Stiffness is dW/dx in N/m, N, N m/m, N m; Damping
// is dW/dv. The type has no name of its own, so that a load whose source knows nothing of bodies can be told where to write.
type Tangent = struct{ Stiffness, Damping [6][6]float64 }
