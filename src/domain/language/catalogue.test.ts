// Reading catalogues.

import { msg } from '@lingui/core/runtime-macro';
import { expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';

it('reads texts, their contexts and several lines, and leaves out what is obsolete', () => {
  const file = `msgid ""
msgstr ""
"Language: da\\n"

#: src/a.ts
msgid "Say \\"hello\\" to {name}"
msgstr "Sig »hej« til {name}"

msgctxt "verb"
msgid "Open"
msgstr ""

msgid ""
"Two\\n"
"lines"
msgstr "To linjer"

#~ msgid "Gone"
#~ msgstr "Væk"
`;
  expect(readCatalogue(file)).toEqual([
    {
      id: msg`Say "hello" to ${{ name: '' }}`.id,
      english: 'Say "hello" to {name}',
      translation: 'Sig »hej« til {name}',
    },
    { id: msg({ message: 'Open', context: 'verb' }).id, english: 'Open', translation: '' },
    { id: msg({ message: 'Two\nlines' }).id, english: 'Two\nlines', translation: 'To linjer' },
  ]);
});
