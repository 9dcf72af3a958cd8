// What a club writes for everybody, checked for names: at writing, and again at each look, since a yes can be taken back.

import { personName } from '#domain/people/person-name.ts';
import { mayBeDrafted } from '#domain/publicity/club-content.ts';
import { hiddenNameIn, type PublicText, publicText } from '#domain/publicity/posts/hidden-names.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { answersOf, listNamedPlayers } from './publicity.ts';

/** The rule for one club's texts (docs/product.md#club-content). */
export interface PublicTexts {
  /** Whole names of players who must stay unnamed, or who have agreed to a shorter name. */
  hidden: readonly string[];
  /**
   * A text as everybody may read it; null where it names a player who must stay unnamed.
   *
   * @param shown the names that stand beside it
   */
  told(text: string, shown: readonly string[]): PublicText | null;
  /** Whether a text can be written at all: it names no member who has said no, unless another member has the name too. */
  mayWrite(text: string): boolean;
  /**
   * @param texts by the path of their field, with what people call the field: "title"
   * @throws AppError invalid_input that names the field and the member
   */
  requireWritable(texts: readonly { field: string; label: string; text: string }[]): void;
}

/** Reads whom a club must not name. */
export async function readPublicTexts(db: Database, clubId: string): Promise<PublicTexts> {
  const players = await listNamedPlayers(db, clubId);
  const named = players.map((one) => ({ ...one, name: personName(one), isTold: answersOf(one).isPublic }));
  const hidden = named
    .filter(({ isActiveMember, isTold, nameStyle }) => !(isActiveMember && isTold && nameStyle === 'full'))
    .map(({ name }) => name);
  const mayBeWritten = (one: (typeof named)[number]) =>
    mayBeDrafted({ ...one, isActiveMember: true }) && !one.isTakenDown;
  const refused = named.filter((one) => !mayBeWritten(one)).map(({ name }) => name);
  const others = named.filter(mayBeWritten).map(({ name }) => name);
  return {
    hidden,
    told: (text, shown) => publicText(text, hidden, shown),
    mayWrite: (text) => hiddenNameIn(text, refused, others) === null,
    requireWritable(texts) {
      for (const { field, label, text } of texts) {
        const name = hiddenNameIn(text, refused, others);
        if (name === null) continue;
        const message = `The ${label} names ${name}, who does not want to be shown. Please remove the name.`;
        throw new AppError('invalid_input', { message, fields: { [field]: message } });
      }
    },
  };
}
