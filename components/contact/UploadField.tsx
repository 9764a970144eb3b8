import { memo, useState } from 'react';
import { inputClass } from '@/components/ui/Field';

export interface UploadLimits {
  maxMegabytes: number;
  types: readonly string[];
}

const bytesPerMegabyte = 1024 * 1024;

/** The endings of the files that are meant; a JPG has two. */
const endingsOf = (types: readonly string[]) =>
  types.flatMap((type) => (type === 'JPG' ? ['.jpg', '.jpeg'] : [`.${type.toLowerCase()}`]));

/** A friendly note about each file that is not as the hint says; it blocks nothing. */
export function notesAbout(files: readonly File[], { maxMegabytes, types }: UploadLimits): string[] {
  const endings = endingsOf(types);
  return files.flatMap((file) => {
    if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) {
      return [`${file.name} is not ${types.join(', ')}. You can still send your request.`];
    }
    if (file.size > maxMegabytes * bytesPerMegabyte) {
      return [`${file.name} is larger than ${maxMegabytes}MB. You can still send your request.`];
    }
    return [];
  });
}

/**
 * Documents that the visitor has at hand. The input has no name, so that a browser without a script does not send the
 * files either, and the text says plainly what to do with them.
 */
export const UploadField = memo(function UploadField({ limits }: { limits: UploadLimits }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const notes = notesAbout(files, limits);
  return (
    <div>
      <label htmlFor="documents" className="font-semibold">
        Upload Documents <span className="font-normal text-ink-soft">(optional)</span>
      </label>
      <p id="documents-hint" className="text-ink-soft text-label">
        {limits.types.join(', ')}, max {limits.maxMegabytes}MB each. Files are not sent with this form: keep them ready,
        and attach them to our e-mail when we answer.
      </p>
      <input
        id="documents"
        type="file"
        multiple
        accept={endingsOf(limits.types).join(',')}
        aria-describedby="documents-hint"
        className={inputClass()}
        onChange={(event) => setFiles([...(event.target.files ?? [])])}
      />
      <div role="status" className="text-label">
        {notes.map((note) => (
          <p key={note} className="mt-2 text-brass-ink">
            {note}
          </p>
        ))}
        {files.length > 0 && notes.length === 0 ? (
          <p className="mt-2 text-ink-soft">
            Noted: {files.map((file) => file.name).join(', ')}. Please attach {files.length === 1 ? 'it' : 'them'} when
            we write to you.
          </p>
        ) : null}
      </div>
    </div>
  );
});
