import type { Page } from '@playwright/test';

/** Answers to all questions of the form. Different each time, so that none is a duplicate. */
export function someAnswers() {
  const number = Math.floor(Math.random() * 1e9);
  return {
    name: `Ana Núñez ${number}`,
    email: `ana.${number}@example.com`,
    phone: '509.555.0100 ext 4',
    service: 'date-of-death',
    propertyAddress: `${number} W Example Ave, Spokane`,
    message: 'Died on May 3, 2024 & the house is empty.\nHearing on June 1.',
  };
}

export async function fillIn(page: Page, answers: ReturnType<typeof someAnswers>) {
  for (const [name, answer] of Object.entries(answers)) {
    const field = page.locator(`form [name="${name}"]`);
    await (name === 'service' ? field.selectOption(answer) : field.fill(answer));
  }
}

/** The values of the form's fields, by name. */
export function typedIn(page: Page): Promise<Record<string, string>> {
  return page.locator('form[name="appraisal-request"]').evaluate((form: HTMLFormElement) => {
    const names = ['name', 'email', 'phone', 'service', 'propertyAddress', 'message'];
    return Object.fromEntries(names.map((name) => [name, new FormData(form).get(name)?.toString() ?? '']));
  });
}

export const formScript = (page: Page) => page.locator('form[novalidate]').waitFor();

/** Opens the form and waits for its script. Until then, the browser itself validates and sends it. */
export async function openForm(page: Page) {
  await page.goto('/contact');
  await formScript(page);
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click();
