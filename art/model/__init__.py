"""The parts the scale models are built from. One unit is one metre of the real thing."""
