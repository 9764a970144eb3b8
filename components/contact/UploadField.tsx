import { ChosenFiles } from './RequestFormParts';
import { uploadId } from './request';

export interface UploadLimits {
  maxMegabytes: number;
  types: readonly string[];
}

const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The input has no name, so that a browser without scripts doesn't send the files either. */
export function UploadField({ maxMegabytes, types }: UploadLimits) {
  const extensions = types.flatMap((type) => (type === 'JPG' ? ['.jpg', '.jpeg'] : `.${type.toLowerCase()}`));
  return (
    <div className="border-rule border-l-4 pl-4">
      <label htmlFor={uploadId} className="font-semibold">
        Documents <span className="font-normal text-ink-soft">(optional)</span>
      </label>
      <p id={`${uploadId}-hint`} className="max-w-measure">
        This form can't send files. Leave this empty, or attach them when you reply to our email: {types.join(', ')},
        max {maxMegabytes}MB each.{' '}
        <span className="text-ink-soft">
          Files you choose here stay on your device. We only check their type and size.
        </span>
      </p>
      <input
        id={uploadId}
        type="file"
        multiple
        accept={extensions.join(',')}
        aria-describedby={`${uploadId}-hint`}
        className="mt-2 block min-h-11 w-full text-ink-soft text-label"
      />
      <ChosenFiles maxMegabytes={maxMegabytes} extensions={extensions} types={orList.format(types)} />
    </div>
  );
}
