import { readYamlFile, type YamlName } from '../loader/files';
import { fieldName } from '../loader/validate';
import type { Path } from '../loader/yaml';

/**
 * The texts in `content/` that the specification fixes; each file names them at its top. Every other text and value is the
 * owner's, so no check and no test knows what it should be.
 */
const fixedTexts: Partial<Record<YamlName, readonly (readonly [Path, string])[]>> = {
  home: [
    [['headline'], "Independent, defensible valuations for life's biggest transitions"],
    [['why', 'title'], 'Why Choose {{name}}'],
    [['why', 'cards', 0, 'title'], 'Accuracy'],
    [['why', 'cards', 1, 'title'], 'Confidentiality'],
    [['why', 'cards', 2, 'title'], 'Fast Turnaround'],
  ],
  about: [
    [['badges', 0, 'title'], 'State Certified'],
    [['badges', 1, 'title'], '{{experienceBadge}}'],
  ],
  faq: [
    [[0, 'category'], 'General Questions'],
    [[1, 'category'], 'Divorce Appraisals'],
    [[2, 'category'], 'Estate & Inheritance Appraisals'],
    [[3, 'category'], 'The Appraisal Process'],
  ],
  pages: [
    [[0, 'path'], '/'],
    [[0, 'pageTitle'], '{{name}} | Divorce & Estate Appraisal Specialists'],
    [[4, 'path'], '/faq'],
    [[4, 'title'], 'Frequently Asked Questions'],
    [[5, 'path'], '/blog'],
    [[5, 'title'], 'Insights & Updates'],
    [[6, 'path'], '/contact'],
    [[6, 'title'], 'Request an Appraisal'],
  ],
};

const plain = (text: unknown) => String(text).replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** The fixed texts that the content changes, one sentence each with file, line and field. */
export function fixedTextMistakes(): string[] {
  return Object.entries(fixedTexts).flatMap(([name, texts]) => {
    const { file, value, lineOf } = readYamlFile(name as YamlName);
    return texts.flatMap(([path, text]) => {
      const found = path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part], value);
      if (plain(found) === text) return [];
      const problem = `${fieldName(value, path)} is ${found === undefined ? 'missing' : JSON.stringify(found)}`;
      return `${file}, line ${lineOf(path)}: ${problem}. Expected "${text}", which is fixed; a developer can change it in content/checks/fixedTexts.ts.`;
    });
  });
}
