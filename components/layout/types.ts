/** The name and the ways to reach the firm, as the content door gives them. */
export interface ContactLinks {
  name: string;
  /** As people read it. */
  phone: string;
  /** `tel:` link. */
  phoneLink: string;
}
