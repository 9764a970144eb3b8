/** Common window sizes in pixels: a phone in portrait orientation and a small laptop. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
export const sizes = { phone, desktop } as const;
