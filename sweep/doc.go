// Package sweep runs parameter studies: it plans cases from a study, hands them to worker processes through a queue, and keeps what
// comes back in a store, from which a study goes on where it stopped.
package sweep
