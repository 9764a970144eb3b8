"""One module per picture, each with a build() that sets the whole scene."""
