/** An amount as it is shown, such as `$3,000,000`. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
