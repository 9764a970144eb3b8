import { type FormEvent, useEffect, useRef, useState } from 'react';
import { clearDraft, keepDraft, readDraft } from './draft';
import { type AppraisalRequest, emptyRequest, type FieldName } from './fields';
import { sendRequest } from './sendRequest';
import { type RequestErrors, validate } from './validate';

export type RequestStatus = 'idle' | 'submitting' | 'success' | 'error';

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
    for (const name of Object.keys(draft) as FieldName[]) {
      const typed = (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.value;
      if (typed) draft[name] = typed;
    }
    setRequest(draft);
    keepDraft(draft);
    setScripted(true);
  }, []);

  const change = (name: FieldName, value: string) => {
    const changed = { ...request, [name]: value };
    setRequest(changed);
    keepDraft(changed);
  };

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
    sending.current = true;
    setStatus('submitting');
    const received = await sendRequest(request).catch(() => false);
    sending.current = false;
    if (received) clear();
    setStatus(received ? 'success' : 'error');
  };

  return { form, request, errors, status, attempts, clearings, scripted, change, clear, submit };
}
