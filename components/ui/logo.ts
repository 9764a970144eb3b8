/** The firm's logo, a roof over a dimension line, as paths on a 34-unit grid. */
export const logo = {
  roof: 'M3 18 17 6l14 12-3 3.5L17 12 6 21.5z',
  line: 'M5 25.5v5M29 25.5v5M5 28h24',
};
