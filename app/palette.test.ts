import { paletteMistakes } from './palette';

test('a color that link previews could not read is named before a build', () => {
  expect(paletteMistakes('  --color-ink: #20302c;\n  --color-paper: #fff;\n  --color-rule: sand;')).toEqual([
    'app/palette.css: write "paper" as six digits after a #, such as #1d4139.',
    'app/palette.css: write "rule" as six digits after a #, such as #1d4139.',
  ]);
  expect(paletteMistakes()).toEqual([]);
});
