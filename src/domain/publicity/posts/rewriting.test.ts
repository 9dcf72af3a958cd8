import { expect, it } from 'vitest';
import { acceptedRewriting } from './rewriting.ts';

const draft = 'Iron Streak of the season: Alma B. That is 6 weeks in a row.';
const believed = (answer: string) =>
  acceptedRewriting(answer, { draft, length: 'short', shown: ['Alma B.'], hidden: ['Ylva Strand'] });

it('acceptedRewriting takes a text that says what the draft says', () => {
  expect(believed('  Six? No:  6 weeks without a break. Alma B. is our Iron Streak.\n\n\n\nWell played. ')).toBe(
    'Six? No: 6 weeks without a break. Alma B. is our Iron Streak.\n\nWell played.',
  );
});

it.each([
  ['nothing', '  '],
  ['a number of its own', 'Alma B. played 12 weeks in a row.'],
  ['a link', 'Alma B. https://evil.example'],
  ['an address without a scheme', 'Alma B. at evil.com'],
  ['an address that only browsers read', 'Alma B. http:/\\evil'],
  ['an address with another dot', 'Alma B. at evil。com'],
  ['a handle', 'Alma B. @someone'],
  ['a hashtag', 'Alma B. #buy'],
  ['nobody’s name', 'Someone played 6 weeks in a row.'],
  ['a member who has not agreed', 'Alma B. and Ylva played 6 weeks.'],
  ['a novel', `Alma B. ${'played and '.repeat(40)}`],
])('acceptedRewriting refuses %s', (_, answer) => {
  expect(believed(answer)).toBeNull();
});
