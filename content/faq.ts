/**
 * The questions and answers of the FAQ page.
 *
 * Add a question by copying one with its braces and changing the three texts. `id` becomes the address of the question
 * (/faq#id) and should not change later. Answers are Markdown: **bold**, [a link](/contact), a blank line between
 * paragraphs. Fees, times and the phone number are written as {{fee}}, {{turnaround}}, {{phone}} and so on; their
 * values stand in content/business.ts.
 */
export const faqFile = [
  {
    category: 'General Questions',
    items: [
      { id: 'a', question: 'A?', answer: 'A' },
      { id: 'b', question: 'A?', answer: 'A' },
      { id: 'c', question: 'A?', answer: 'A' },
      { id: 'd', question: 'A?', answer: 'A' },
    ],
  },
  {
    category: 'Divorce Appraisals',
    items: [
      { id: 'a1', question: 'A?', answer: 'A' },
      { id: 'b1', question: 'A?', answer: 'A' },
      { id: 'c1', question: 'A?', answer: 'A' },
      { id: 'd1', question: 'A?', answer: 'A' },
    ],
  },
  {
    category: 'Estate & Inheritance Appraisals',
    items: [
      { id: 'a2', question: 'A?', answer: 'A' },
      { id: 'b2', question: 'A?', answer: 'A' },
      { id: 'c2', question: 'A?', answer: 'A' },
      { id: 'd2', question: 'A?', answer: 'A' },
    ],
  },
  {
    category: 'The Appraisal Process',
    items: [
      { id: 'a3', question: 'A?', answer: 'A' },
      { id: 'b3', question: 'A?', answer: 'A' },
      { id: 'c3', question: 'A?', answer: 'A' },
      { id: 'd3', question: 'A?', answer: 'A' },
    ],
  },
] as const;
