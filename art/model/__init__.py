"""The parts the scale models are built from. One Blender unit is one meter of the real building."""
