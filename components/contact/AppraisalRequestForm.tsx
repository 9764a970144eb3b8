import type { ReactNode } from 'react';
import { type ContactDetails, PhoneNumber } from '@/components/ui/contactParts';
import { Prose } from '@/components/ui/Prose';
import { TextLink } from '@/components/ui/TextLink';
import type { Business, ContactWords, PictureData } from '@/loader';
import { formName, formWords, honeypot, serviceOptions, submissionError } from '@/shared/appraisalRequest';
import { FollowUpContact, NextSteps } from './ContactSections';
import { FormShell } from './FormShell';
import { Field, SubmitButton } from './fields';
import { Thanks } from './Received';

interface AppraisalRequestFormProps {
  business: ContactDetails & Pick<Business, 'responseTime' | 'upload'>;
  words: Pick<ContactWords, 'hints' | 'nextSteps' | 'privacy'>;
  picture: PictureData;
}

/** The markup of the form. Without a script, the browser checks it and posts it to the page `/contact/received`. */
export function AppraisalRequestForm({ business, words, picture }: AppraisalRequestFormProps) {
  const { phone, phoneLink } = business;
  const { hints } = words;
  const thanks = <Thanks heading="h2" responseTime={business.responseTime} picture={picture} />;
  const filesNotSent = 'The files you chose weren’t sent. You can attach them when we write to you:';
  const afterward = (
    <div className="space-y-9 pt-3">
      <NextSteps nextSteps={words.nextSteps} across />
      <FollowUpContact business={business} />
    </div>
  );
  const failed = (
    <>
      <h2 className="text-heading-l">{submissionError.heading}</h2> <p>{submissionError.text}</p>
      <p className="-mt-2 mb-3">
        <TextLink href={phoneLink} className="inline-flex min-h-11 items-center">
          <PhoneNumber>{phone}</PhoneNumber>
        </TextLink>
      </p>
    </>
  );
  const texts = {
    thanks,
    filesNotSent,
    afterward,
    failed,
    reloadForDraft: (
      <p>Your answers are kept in this tab. Reload the page to get the form back with everything you typed.</p>
    ),
    copyAnswers: <p>Your browser doesn’t let us keep your answers. Copy what you want to use again:</p>,
    draftStays:
      'What you type stays in this browser tab until you send it or close the tab, and some browsers bring it back. On a shared device, empty the form before you leave.',
    draftLost: 'Your browser doesn’t let us keep what you type, so it’s gone when you leave this page.',
  };
  return (
    <FormShell texts={texts}>
      {process.env.NODE_ENV === 'development' ? (
        <p>In “npm run dev”, this form stores nothing. Try it with “npm start”.</p>
      ) : null}
      <input type="hidden" name="form-name" value={formName} />
      <p hidden>
        <label>
          Leave this field empty
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Group legend="How to reach you">
        <Field name="name" />
        <Field name="email" />
        <Field name="phone" hint={hints.phone} />
      </Group>
      <Group legend="What you need">
        <Field name="service" hint={hints.service}>
          {Object.entries(serviceOptions).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        <Field name="propertyAddress" hint={hints.propertyAddress} />
        <Field name="message" hint={hints.message} rows={4} />
        <UnsentFiles {...business.upload} />
      </Group>
      <SubmitButton />
      <Prose html={words.privacy} className="mb-1 text-ink-soft text-label" />
    </FormShell>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-medium font-serif text-heading-m tracking-display">{legend}</legend>
      {/* The first two fit beside each other. */}
      <div className="mt-3 grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:*:nth-[n+3]:col-span-full">{children}</div>
    </fieldset>
  );
}

function UnsentFiles({ maxMegabytes, types }: Business['upload']) {
  const extensions = types.flatMap((type) => (type === 'JPG' ? ['.jpg', '.jpeg'] : `.${type.toLowerCase()}`));
  return (
    <div>
      <label htmlFor="documents" className="font-semibold">
        Documents<span className="font-normal text-ink-soft">{formWords.optional}</span>
      </label>
      <p id="documents-hint" className="text-ink-soft text-label">
        This form can’t send files. Choose what you’ll attach to our email: {types.join(', ')}, max {maxMegabytes}MB
        each.
      </p>
      {/* Without a name, no browser sends the files. */}
      <input
        id="documents"
        type="file"
        multiple
        accept={extensions.join(',')}
        aria-describedby="documents-hint"
        className="mt-1.5 block min-h-11 w-full text-ink-soft text-label"
      />
    </div>
  );
}
