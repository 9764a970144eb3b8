import { fireEvent, render, screen } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { formProps } from '../testing/request';
import { notesAbout, UploadField } from './UploadField';

const megabyte = 1024 * 1024;
const file = (name: string, size = 1) => Object.defineProperty(new File([], name), 'size', { value: size });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/^Upload Documents/), { target: { files } });

test.each([
  ['will.pdf', 5 * megabyte, undefined],
  ['HOUSE.JPG', 1, undefined],
  ['house.jpeg', 1, undefined],
  ['house.png', 1, undefined],
  ['will.docx', 1, 'will.docx is not PDF, JPG, PNG. You can still send your request.'],
  ['pdf', 1, 'pdf is not PDF, JPG, PNG. You can still send your request.'],
  ['will.pdf', 5 * megabyte + 1, 'will.pdf is larger than 5MB. You can still send your request.'],
])('%s of %d bytes', (name, size, note) => {
  expect(notesAbout([file(name, size)], formProps.upload)).toEqual(note ? [note] : []);
});

test('says what it takes, that nothing is sent, and lets every such file be chosen', async () => {
  render(<UploadField limits={formProps.upload} />);
  const input = screen.getByLabelText('Upload Documents (optional)');
  expect(input).toHaveAccessibleDescription(/^PDF, JPG, PNG, max 5MB each\. Files are not sent with this form/);
  expect(input).toHaveProperty('multiple', true);
  expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
  expect(input).not.toHaveAttribute('name');
  await expectNoViolations();
});

test('a note is announced and blocks nothing', () => {
  render(<UploadField limits={formProps.upload} />);
  choose(file('will.docx'), file('deed.pdf', 6 * megabyte));
  const note = screen.getByRole('status');
  expect(note).toHaveTextContent('will.docx is not PDF, JPG, PNG.');
  expect(note).toHaveTextContent('deed.pdf is larger than 5MB.');
  expect(screen.getByLabelText(/^Upload Documents/)).toBeValid();
});

test.each([
  [['will.pdf'], 'Noted: will.pdf. Please attach it when we write to you.'],
  [['will.pdf', 'deed.png'], 'Noted: will.pdf, deed.png. Please attach them when we write to you.'],
  [[], ''],
])('%j is noted', (names, text) => {
  render(<UploadField limits={formProps.upload} />);
  choose(...names.map((name) => file(name)));
  expect(screen.getByRole('status').textContent).toBe(text);
});
