import { z } from 'zod';
import { aboutText } from './about';
import { check } from './check';
import { homeText } from './home';
import { renderShort } from './markdown';
import { pictureNamed } from './pictures';
import { professionalsText } from './professionals';
import { fillTokensDeep } from './tokens';

const words = 'a text in quotes, such as "Our story"';
const text = z.string(words).trim().min(1, words);
const titled = z.strictObject({ title: text, text });
const pictured = { image: text, imageAlt: text };
const office = z.strictObject({ city: text, ...pictured, text });

const homeSchema = z.strictObject({
  headline: text,
  lede: text,
  strip: text,
  why: z.strictObject({
    title: text,
    cards: z
      .array(titled)
      .length(3, 'three cards, each with a title and a text, such as { title: "Accuracy", text: "…" }'),
  }),
  services: z.strictObject({ title: text, intro: text }),
  testimonials: z.strictObject({ title: text }),
});

const aboutSchema = z.strictObject({
  lede: text,
  ...pictured,
  story: titled,
  approach: z.strictObject({
    title: text,
    intro: text,
    steps: z
      .array(titled)
      .min(3, 'at least three steps, each with a title and a text, such as { title: "Accuracy", text: "…" }'),
  }),
  coverage: z.strictObject({
    title: text,
    intro: text,
    offices: z
      .array(office)
      .length(2, 'two offices, each with a city, an image, an imageAlt and a text, such as the one for "Spokane"'),
  }),
  badges: z
    .array(titled)
    .length(2, 'two badges, each with a title and a text, such as { title: "Accuracy", text: "…" }'),
});

const professionalsSchema = z.strictObject({
  title: text,
  intro: text,
  points: z
    .array(titled)
    .min(3, 'at least three points, each with a title and a text, such as { title: "Accuracy", text: "…" }'),
});

/** The words of the home page; plain texts. */
export type HomeText = z.infer<typeof homeSchema>;

/** The section for attorneys, CPAs and executors; plain texts. */
export type Professionals = z.infer<typeof professionalsSchema>;

/** The words of the About page; plain texts but for `story.html`. Throws ContentError when `about.ts` is wrong. */
export function getAboutText() {
  const file = 'content/about.ts';
  const { image, imageAlt, story, coverage, ...rest } = check(aboutSchema, fillTokensDeep(file, aboutText), file);
  return {
    ...rest,
    picture: pictureNamed(file, image, imageAlt),
    story: { title: story.title, html: renderShort(file, story.text, '"story.text"') },
    coverage: {
      ...coverage,
      offices: coverage.offices.map(({ image, imageAlt, ...words }) => ({
        ...words,
        picture: pictureNamed(file, image, imageAlt),
      })),
    },
  };
}

export type AboutText = ReturnType<typeof getAboutText>;

/** Throws ContentError when `home.ts` is wrong. */
export function getHomeText(): HomeText {
  const file = 'content/home.ts';
  return check(homeSchema, fillTokensDeep(file, homeText), file);
}

/** Throws ContentError when `professionals.ts` is wrong. */
export function getProfessionals(): Professionals {
  const file = 'content/professionals.ts';
  return check(professionalsSchema, fillTokensDeep(file, professionalsText), file);
}
