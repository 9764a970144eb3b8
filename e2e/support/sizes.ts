/** The sizes that most readers have: a phone held upright, and a small laptop. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
export const sizes = { phone, desktop } as const;
