// What a particle exchanges with the fluid and the walls around it by convection and radiation. Like law.go, this is text that CUDA is generated from.

package law

import "math"

// stefanBoltzmann is the constant of radiation, W/(m2 K4) (CODATA 2018).
const stefanBoltzmann = 5.670374419e-8

// HeatTransfer is what a particle's surface passes on to surroundings of one temperature.
type HeatTransfer struct {
	Temperature  float64 // of the surroundings, K
	Film         float64 // heat transfer coefficient that does not depend on the motion, W/(m2 K)
	Conductivity float64 // of a fluid that streams past, W/(m K); 0 without one
	Prandtl      float64 // number of that fluid
}

// Nusselt is the number of a sphere that the fluid passes with a Reynolds number, by Ranz and Marshall (1952): Nu = 2 + 0.6 Re^(1/2) Pr^(1/3).
func (t *HeatTransfer) Nusselt(reynolds float64) float64 {
	return 2 + 0.6*math.Sqrt(reynolds)*math.Cbrt(t.Prandtl)
}

// Conductance is that of the surface of a sphere of a radius (m), a temperature (K) and an emissivity, W/K, with a Nusselt number of the fluid around it: film, convection, and radiation,
// ε σ (T0^4 - T^4) by the difference of temperatures.
func (t *HeatTransfer) Conductance(radius, emissivity, nusselt, temperature float64) float64 {
	sum, squares := t.Temperature+temperature, t.Temperature*t.Temperature+temperature*temperature
	film := t.Film + 0.5*t.Conductivity*nusselt/radius + emissivity*stefanBoltzmann*squares*sum
	return 4 * math.Pi * (radius * radius) * film
}

// Reynolds is the number of a sphere of a diameter (m) that a fluid of a density (kg/m3) and viscosity (Pa s) passes at a speed (m/s).
func Reynolds(speed, diameter, density, viscosity float64) float64 {
	return density * speed * diameter / viscosity
}
