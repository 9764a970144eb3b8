/** The look of a field in which somebody types or chooses. */
export const inputClass =
  'mt-1.5 block min-h-12 w-full rounded-edge border border-field-edge bg-card px-3.5 py-2.5 text-ink aria-invalid:border-2 aria-invalid:border-brick';
