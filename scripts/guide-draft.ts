import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDrafts, getResource, getResources, isReservedId } from '../content/loader';

/** A mistake in the arguments of `npm run new`; the message gives a valid example. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The guide that `npm run new -- guide "Title"` creates. */
export interface GuideRequest {
  title: string;
  /** The guide's address and the name of its file, made from the title. */
  id: string;
}

const example = 'npm run new -- guide "Appraisals for Gifts of Property"';

/**
 * Parses the arguments of `npm run new --`.
 *
 * @throws UsageError saying what to type instead
 */
export function readRequest([kind, ...words]: readonly string[]): GuideRequest {
  if (kind !== 'guide') {
    const asked = kind ? `"${kind}" is not a kind that can be created` : 'The command needs a kind and a title';
    throw new UsageError(`${asked}: it creates guides, for example ${example}.`);
  }
  const title = words.join(' ').replace(/\s+/g, ' ').trim();
  if (!title) throw new UsageError(`The guide needs a title in quotes, for example ${example}.`);
  if (/[{}]/.test(title))
    throw new UsageError(`The title cannot have braces in it; write plain words, as in ${example}.`);
  const id = idOf(title);
  if (!id) {
    throw new UsageError(
      `The address is made from the title, which needs letters from a to z or digits, as in ${example}.`,
    );
  }
  if (isReservedId(id)) {
    throw new UsageError(
      `The address /resources/${id} is used by the site itself; choose another title, as in ${example}.`,
    );
  }
  return { title, id };
}

function idOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const quoted = (text: string) => JSON.stringify(text);

/**
 * The text of a new guide: valid, with DRAFT wherever something has to be written.
 *
 * @param today such as `2026-11-20`
 * @param image the name of its first picture
 */
export function draftOf({ title }: GuideRequest, today: string, image: string): string {
  return `---
# The line above each field says what it is for. DRAFT marks what you have to write.
# Write fees, times and the phone number as names in double braces, such as {{turnaround}}, never as numbers.
# A longer text goes below its field, indented by two spaces, as in "description". A short one with a colon needs quotes.

# "npm run dev" shows a draft; the published site leaves it out. To publish it, delete the next line.
draft: true
# The heading of the page, and its name in lists. No other guide may have the same.
title: ${quoted(title)}
# The title in the browser's tab and in search results: the same, or longer and clearer; about 60 characters.
pageTitle: ${quoted(title)}
# What search results show below the title: 50 to 170 characters that say what a reader will learn.
description: |
  DRAFT. In 50 to 170 characters: what this guide answers, for whom, and for which state.
# One or two sentences for the guide's card in the Resource Center.
summary: |
  DRAFT. One or two sentences for the card.
# The name of a picture. To use your own, see "Add a guide" in docs/editing.md.
image: ${image}
# What the picture shows, for people who cannot see it; "" if it only decorates.
imageAlt: ""
# The answer in a few sentences, for a reader who stops here.
shortAnswer: |
  DRAFT. The short answer, in three to five sentences.
# The service that the guide belongs to: divorce-appraisals, date-of-death, inheritance or estate-settlement.
service: divorce-appraisals
# Year-month-day: when the guide first went live, when its text last changed, when it was last read against its sources.
published: ${today}
updated: ${today}
reviewed: ${today}
# The day on which the amounts and thresholds in it were last checked.
asOf: ${today}
---

## DRAFT: the first question that a reader has

Write as you would speak to a client. Start with the answer, then the reason. A blank line begins a new paragraph, and two number signs begin a section, which the table of contents then lists.

A sentence about law or tax ends with its source.[^source-name]

- A list has a hyphen before each point.
- **Bold** has two stars on each side, and a link its words in brackets: [questions people ask](/faq).

## What to have ready

A report typically takes {{turnaround}}.

## About this guide

This is general information. It is not legal or tax advice, and reading it does not make us your appraiser. Please ask an attorney or a CPA about your own situation.

[^source-name]: [DRAFT: the name of the law or page](https://app.leg.wa.gov/RCW/), and what it says.
`;
}

/** The picture of a new guide until the author chooses one. */
function firstPicture(): string {
  const names = Object.keys(JSON.parse(readFileSync('content/loader/pictures.json', 'utf8')));
  return names.includes('step-up-basis') ? 'step-up-basis' : (names[0] ?? '');
}

/**
 * Creates the file of a new guide and validates it.
 *
 * @param words the arguments of `npm run new --`
 * @returns the id of the guide
 * @throws UsageError when the title cannot be used, ContentError when another content file has a mistake
 */
export function makeGuide(words: readonly string[], today = new Date().toISOString().slice(0, 10)): string {
  const request = readRequest(words);
  const sameTitle = [...getResources(), ...getDrafts()].find(({ title }) => title === request.title);
  if (sameTitle) {
    throw new UsageError(
      `content/resources/${sameTitle.id}.md already has the title "${sameTitle.title}"; choose another one.`,
    );
  }
  const file = join(process.env.CONTENT_DIR ?? 'content', 'resources', `${request.id}.md`);
  try {
    // "wx" never overwrites a file.
    writeFileSync(file, draftOf(request, today, firstPicture()), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UsageError(`content/resources/${request.id}.md already exists; open it, or choose another title.`);
  }
  try {
    getResource(request.id);
  } catch (error) {
    rmSync(file);
    throw error;
  }
  return request.id;
}
