"""One module per picture, each with a build() that creates the whole scene."""
