import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { clearDraft, keepDraft, readDraft } from './draft';
import { type AppraisalRequest, emptyRequest, type FieldName, fieldNames } from './fields';
import { sendRequest } from './sendRequest';
import { type RequestErrors, validate } from './validate';

export type RequestStatus = 'idle' | 'submitting' | 'success' | 'error';

/** What stands in the fields, which may be more than React knows: some form fillers tell nobody what they filled in. */
function typedInto(form: HTMLFormElement): AppraisalRequest {
  const typed = { ...emptyRequest };
  for (const name of fieldNames) typed[name] = (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
  return typed;
}

/** The form's state: what is typed, what is wrong, and how far sending is. */
export function useAppraisalRequest() {
  const [request, setRequest] = useState<AppraisalRequest>(emptyRequest);
  const [errors, setErrors] = useState<RequestErrors>({});
  const [status, setStatus] = useState<RequestStatus>('idle');
  const [attempts, setAttempts] = useState(0);
  const [clearings, setClearings] = useState(0);
  const [scripted, setScripted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);

  useEffect(() => {
    // What was typed before the script arrived is in the fields, and is newer than what an earlier visit kept.
    const draft = { ...(readDraft() ?? emptyRequest) };
    const typed = form.current ? typedInto(form.current) : emptyRequest;
    for (const name of fieldNames) draft[name] = typed[name] || draft[name];
    setRequest(draft);
    keepDraft(draft);
    setScripted(true);
  }, []);

  const change = useCallback(
    (name: FieldName, value: string) => {
      const changed = { ...request, [name]: value };
      setRequest(changed);
      keepDraft(changed);
    },
    [request],
  );

  const clear = () => {
    setRequest(emptyRequest);
    setErrors({});
    setClearings((count) => count + 1);
    clearDraft();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const found = validate(event.currentTarget);
    setErrors(found);
    setAttempts((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    const typed = typedInto(event.currentTarget);
    setRequest(typed);
    keepDraft(typed);
    sending.current = true;
    setStatus('submitting');
    const received = await sendRequest(typed).catch(() => false);
    sending.current = false;
    if (received) clear();
    setStatus(received ? 'success' : 'error');
  };

  return { form, request, errors, status, attempts, clearings, scripted, change, clear, submit };
}
