import { render, screen } from '@testing-library/react';
import { visit } from '../testing/page';
import { answers, draftKey, field, fill, formProps, jane, submit } from '../testing/request';
import { AppraisalRequestForm } from './AppraisalRequestForm';
import { clearDraft, keepDraft, readDraft } from './draft';
import { emptyRequest } from './fields';

const storage = Storage.prototype;
beforeEach(() => {
  window.sessionStorage.clear();
  window.fetch = jest.fn(() => new Promise<Response>(() => {}));
});
afterEach(() => jest.restoreAllMocks());

const form = <AppraisalRequestForm {...formProps} />;
const stored = () => JSON.parse(window.sessionStorage.getItem(draftKey) ?? 'null');

describe('the draft', () => {
  test('keeps what is typed, for this tab only, and forgets it on request', () => {
    keepDraft(jane);
    expect(readDraft()).toEqual(jane);
    expect(window.localStorage).toHaveLength(0);
    clearDraft();
    expect(readDraft()).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test.each([
    ['nothing', 'null', undefined],
    ['no JSON', '{"name":', undefined],
    ['a number', '7', undefined],
    ['a list', '["Jane"]', emptyRequest],
    ['an older form', '{"name":"Jane","fax":"1"}', { ...emptyRequest, name: 'Jane' }],
    ['values of another kind', '{"name":{"first":"Jane"},"phone":5}', emptyRequest],
  ])('finding %s it does not stumble', (_what, value, draft) => {
    window.sessionStorage.setItem(draftKey, value);
    expect(readDraft()).toEqual(draft);
  });

  test('a browser that keeps nothing is no hindrance', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(storage, method).mockImplementation(refuse);
    }
    render(form);
    fill();
    expect(answers()).toEqual(jane);
    submit();
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeInTheDocument();
  });
});

describe('the form', () => {
  test('shows what was typed earlier in this tab', () => {
    keepDraft(jane);
    visit(form);
    expect(answers()).toEqual(jane);
  });

  test('keeps each letter as it is typed', () => {
    render(form);
    fill({ name: 'J' });
    expect(stored().name).toBe('J');
    fill({ name: 'Ja', service: 'estate' });
    expect(stored()).toEqual({ ...emptyRequest, name: 'Ja', service: 'estate' });
    fill({ name: '', service: '' });
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('a service that is no longer offered has to be chosen again', () => {
    keepDraft({ ...jane, service: 'boat' });
    render(form);
    submit();
    expect(screen.getByRole('link', { name: 'Select the service you need' })).toBeInTheDocument();
  });

  test('what was typed before the script arrived stays, and can be sent', () => {
    visit(form, () => {
      for (const [name, value] of Object.entries(jane)) field(name).value = value;
    });
    expect(answers()).toEqual(jane);
    expect(stored()).toEqual(jane);
    submit();
    const [, request] = jest.mocked(window.fetch).mock.calls[0] ?? [];
    expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toMatchObject(jane);
  });

  test('it is newer than what an earlier visit kept', () => {
    keepDraft(jane);
    visit(form, () => {
      field('name').value = 'John';
    });
    expect(answers()).toEqual({ ...jane, name: 'John' });
  });

  test('until the script is there the browser checks, and nothing needs it', () => {
    const page = visit(form, (before) => {
      expect(before.querySelector('form')?.noValidate).toBe(false);
      expect(before).not.toHaveTextContent('Clear my answers');
    });
    expect(page.querySelector('form')?.noValidate).toBe(true);
    expect(page).toHaveTextContent('Clear my answers');
  });
});
