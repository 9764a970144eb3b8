/** What is said when a request was received (specification, section 8). `responseTime` such as `1 business day`. */
export function thanks(responseTime: string) {
  return {
    heading: 'Thank you for your request!',
    text: `We've received your appraisal request and will contact you within ${responseTime} to discuss your needs.`,
  };
}

/** What is said when a request could not be sent (specification, section 8). */
export const submissionError = {
  heading: 'Submission Error',
  text: 'There was an issue submitting your request. Please try again or call us directly at the business phone number.',
} as const;
