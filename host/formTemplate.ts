import { type DefaultTreeAdapterMap, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { type AppraisalRequest, FIELDS, type Field, type FieldErrors, FORM_NAME } from './appraisalRequest';
import { escapeHtml } from './escape';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];

/** What a page shows: a notice above the form, and the form with what was typed. */
export interface FormPage {
  /** Ready HTML; everything from the visitor is escaped in it. */
  notice: string;
  request: AppraisalRequest;
  errors: FieldErrors;
}

/** The contact page with places to fill in. */
export interface FormTemplate {
  /** The id of the control of a field, for links to it. */
  idOf(field: Field): string;
  /** A whole HTML page. */
  render(page: FormPage): string;
}

type Slot = (page: FormPage) => string;

/**
 * Turns the exported contact page into a page that can be filled in on the server: without scripts, with a place for a
 * notice above the form, with the typed values, and with an error below each field that has one.
 * Parsed once; filling it in is joining text, so that a flood of wrong requests costs little.
 * @param html the text of `out/contact.html`
 * @returns undefined when the page has no form with all the fields
 */
export function formTemplate(html: string): FormTemplate | undefined {
  const document = parse(html);
  const elements = [...elementsIn(document)];
  const form = elements.find((element) => element.tagName === 'form' && attribute(element, 'name') === FORM_NAME);
  if (!form) return undefined;
  const controls = new Map<Field, Element>();
  for (const element of elementsIn(form)) {
    const name = attribute(element, 'name') as Field | undefined;
    if (name && FIELDS.includes(name)) controls.set(name, element);
  }
  if (controls.size < FIELDS.length) return undefined;

  for (const element of elements) if (isScript(element)) tree.detachNode(element);
  setAttribute(form, 'action', '/contact/received');
  setAttribute(form, 'method', 'POST');
  const title = elements.find((element) => element.tagName === 'title');
  const words = title?.childNodes[0];
  if (title && words) tree.insertTextBefore(title, 'Error: ', words);

  const slots: Slot[] = [];
  const slotText = (slot: Slot) => `\uE000${slots.push(slot) - 1}\uE001`;
  const slotAttribute = (element: Element, slot: Slot) =>
    setAttribute(element, `data-slot-${slots.push(slot) - 1}`, '');

  insertBefore(
    form,
    slotText((page) => page.notice),
  );
  for (const [field, control] of controls) prepareControl(field, control, slotAttribute, slotText);
  const parts = serialize(document).split(/ data-slot-(\d+)=""|\uE000(\d+)\uE001/);
  return {
    idOf: (field) => attribute(controls.get(field) as Element, 'id') ?? field,
    render: (page) =>
      parts.map((part, index) => (index % 3 === 0 || part === undefined ? part : slots[Number(part)]?.(page))).join(''),
  };
}

function prepareControl(
  field: Field,
  control: Element,
  slotAttribute: (element: Element, slot: Slot) => void,
  slotText: (slot: Slot) => string,
): void {
  const id = attribute(control, 'id') ?? field;
  setAttribute(control, 'id', id);
  const hint = attribute(control, 'aria-describedby');
  removeAttributes(control, 'aria-describedby', 'aria-invalid', 'value', 'disabled');
  slotAttribute(control, ({ errors }) => {
    const describedBy = [hint, errors[field] && `${id}-server-error`].filter(Boolean).join(' ');
    return (
      (errors[field] ? ' aria-invalid="true"' : '') +
      (describedBy ? ` aria-describedby="${escapeHtml(describedBy)}"` : '')
    );
  });
  if (control.tagName === 'select') {
    for (const option of elementsIn(control)) {
      if (option.tagName !== 'option') continue;
      const value = attribute(option, 'value') ?? '';
      removeAttributes(option, 'selected');
      slotAttribute(option, ({ request }) => (request[field] === value ? ' selected=""' : ''));
    }
  } else if (control.tagName === 'textarea') {
    control.childNodes = [];
    // The parser drops a first line break inside a textarea, so one is put there to be dropped.
    tree.insertText(
      control,
      slotText(({ request }) => `\n${escapeHtml(request[field])}`),
    );
  } else {
    slotAttribute(control, ({ request }) => ` value="${escapeHtml(request[field])}"`);
  }
  const error = slotText(({ errors }) =>
    errors[field]
      ? `<span class="field-error" id="${escapeHtml(id)}-server-error">${escapeHtml(errors[field])}</span>`
      : '',
  );
  insertBefore(control, error);
}

function insertBefore(node: Element, text: string): void {
  if (node.parentNode) tree.insertTextBefore(node.parentNode, text, node);
}

function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of [...parent.childNodes]) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** Scripts and the links that only fetch them: the answer to a form without script must not start one. */
function isScript(element: Element): boolean {
  if (element.tagName === 'script') return true;
  return (
    element.tagName === 'link' &&
    (attribute(element, 'as') === 'script' || attribute(element, 'rel') === 'modulepreload')
  );
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string): void {
  removeAttributes(element, name);
  element.attrs.push({ name, value });
}

function removeAttributes(element: Element, ...names: string[]): void {
  element.attrs = element.attrs.filter((candidate) => !names.includes(candidate.name));
}

/** The first phone link of a page: `href` and the words shown; undefined when there is none. */
export function phoneLink(html: string): { href: string; text: string } | undefined {
  for (const element of elementsIn(parse(html))) {
    const href = attribute(element, 'href') ?? '';
    if (element.tagName !== 'a' || !href.startsWith('tel:')) continue;
    const text = textOf(element).replace(/\s+/g, ' ').trim();
    return { href, text: /\d/.test(text) ? text : href.slice('tel:'.length) };
  }
  return undefined;
}

/** The stylesheet links of a page, as HTML. */
export function stylesheetLinks(html: string): string {
  const links = [...elementsIn(parse(html))].filter(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet',
  );
  return links.map((link) => `<link rel="stylesheet" href="${escapeHtml(attribute(link, 'href') ?? '')}">`).join('');
}

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
