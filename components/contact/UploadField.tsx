export interface UploadLimits {
  maxMegabytes: number;
  types: readonly string[];
}

export const uploadId = 'documents';

const bytesPerMegabyte = 1024 * 1024;
const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });

const extensionsOf = (types: readonly string[]) =>
  types.flatMap((type) => (type === 'JPG' ? ['.jpg', '.jpeg'] : [`.${type.toLowerCase()}`]));

/** Why a file doesn't match the hint; undefined if it does. */
function problemWith(file: File, { maxMegabytes, types }: UploadLimits): string | undefined {
  if (!extensionsOf(types).some((extension) => file.name.toLowerCase().endsWith(extension))) {
    return `${file.name} isn't a ${orList.format(types)} file. You can still send your request.`;
  }
  if (file.size > maxMegabytes * bytesPerMegabyte) {
    return `${file.name} is larger than ${maxMegabytes}MB. You can still send your request.`;
  }
  return undefined;
}

/**
 * Lets visitors check their documents' type and size. The input has no name, so that a browser without scripts doesn't
 * send the files either.
 */
export function UploadField({ limits, files }: { limits: UploadLimits; files: readonly File[] }) {
  const problems = files.map((file) => problemWith(file, limits)).filter((problem) => problem !== undefined);
  return (
    <div className="border-rule border-l-4 pl-4">
      <label htmlFor={uploadId} className="font-semibold">
        Documents <span className="font-normal text-ink-soft">(optional)</span>
      </label>
      <p id={`${uploadId}-hint`} className="max-w-measure">
        This form can't send files. Leave this empty, or attach them when you reply to our email:{' '}
        {limits.types.join(', ')}, max {limits.maxMegabytes}MB each.{' '}
        <span className="text-ink-soft">
          Files you choose here stay on your device. We only check their type and size.
        </span>
      </p>
      <input
        id={uploadId}
        type="file"
        multiple
        accept={extensionsOf(limits.types).join(',')}
        aria-describedby={`${uploadId}-hint`}
        className="mt-2 block min-h-11 w-full text-ink-soft text-label"
      />
      <div role="status" className="text-label">
        {problems.map((problem) => (
          <p key={problem} className="mt-1 text-brass-ink">
            {problem}
          </p>
        ))}
        {files.length > 0 && problems.length === 0 ? (
          <p className="mt-1">
            {files.length === 1 ? 'This file is fine' : 'These files are fine'}, but not sent. Attach{' '}
            {files.length === 1 ? 'it' : 'them'} when you reply to our email.
          </p>
        ) : null}
      </div>
    </div>
  );
}
