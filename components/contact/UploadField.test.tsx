import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { formProps } from '../testing/request';
import { FormState } from './RequestFormParts';
import { UploadField } from './UploadField';

const megabyte = 1024 * 1024;
const file = (name: string, size = 1) => Object.defineProperty(new File([], name), 'size', { value: size });
const show = (...files: File[]) =>
  render(
    <FormState value={{ errors: {}, files, count: '', submitting: false }}>
      <UploadField {...formProps.upload} />
    </FormState>,
  );

test('says first that the form cannot send files, then the types and the maximum size', async () => {
  show();
  const input = screen.getByLabelText('Documents (optional)');
  expect(input).toHaveAccessibleDescription(/^This form can't send files\./);
  expect(input).toHaveAccessibleDescription(/PDF, JPG, PNG, max 5MB each/);
  expect(input).toHaveProperty('multiple', true);
  expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
  await expectNoViolations();
});

test('has no name, so that no browser sends the files', () => {
  show();
  expect(screen.getByLabelText(/^Documents/)).not.toHaveAttribute('name');
});

test.each([
  ['will.pdf', 5 * megabyte, 'This file is fine'],
  ['HOUSE.JPG', 1, 'This file is fine'],
  ['house.jpeg', 1, 'This file is fine'],
  ['house.png', 1, 'This file is fine'],
  ['will.docx', 1, "will.docx isn't a PDF, JPG, or PNG file. You can still send your request."],
  ['pdf', 1, "pdf isn't a PDF, JPG, or PNG file. You can still send your request."],
  ['will.pdf', 5 * megabyte + 1, 'will.pdf is larger than 5MB. You can still send your request.'],
])('checks %s of %d bytes', (name, size, words) => {
  show(file(name, size));
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByLabelText(/^Documents/)).toBeValid();
});

test('names every file of a wrong type or size', () => {
  show(file('will.docx'), file('deed.pdf', 6 * megabyte), file('house.png'));
  expect(screen.getByRole('status')).toHaveTextContent(/will\.docx.*deed\.pdf/);
  expect(screen.getByRole('status')).not.toHaveTextContent('house.png');
});

test('says to attach suitable files to an email', () => {
  show(file('will.pdf'), file('deed.png'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'These files are fine, but not sent. Attach them when you reply to our email.',
  );
});
