/**
 * What clients and colleagues said, shown in turn on the home page.
 *
 * PLACEHOLDER: these four are samples. Replace each with the words of a real person who has agreed, then set `sample`
 * to false. `author` is a first name and an initial; `position` is one of Divorce Client, Estate Settlement Client,
 * Family Law Attorney, CPA.
 */
export const testimonialsFile = [
  {
    quote:
      'They explained every step and were kind to both of us. The report was clear enough that we could each follow it on our own.',
    author: 'Jennifer M.',
    position: 'Divorce Client',
    sample: true,
  },
  {
    quote:
      'After my father died I did not know where to begin. They asked the right questions, told me what to look for in his papers, and wrote a report I could understand.',
    author: 'Robert T.',
    position: 'Estate Settlement Client',
    sample: true,
  },
  {
    quote:
      'The analysis is careful and the writing is plain. When I ask about a comparable, the answer is already in the report.',
    author: 'Sarah L.',
    position: 'Family Law Attorney',
    sample: true,
  },
  {
    quote:
      'I send clients here for date-of-death values because the effective date, the method and the sources are all where I need them.',
    author: 'Michael K.',
    position: 'CPA',
    sample: true,
  },
] as const;
