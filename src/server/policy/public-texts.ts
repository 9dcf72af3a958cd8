// Checks a club's public texts for names, when saved and when shown, since consent can be withdrawn.

import { personName } from '#domain/people/person-name.ts';
import { mayBeDrafted } from '#domain/publicity/club-content.ts';
import { hiddenNameIn, type PublicText, publicText } from '#domain/publicity/posts/hidden-names.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { answersOf, listNamedPlayers } from './publicity.ts';

/** The rule for one club's texts (docs/product.md#club-content). */
export interface PublicTexts {
  /** Full names of players who must stay unnamed or agreed to a shorter form. */
  hidden: readonly string[];
  /**
   * A public text; null where it names a hidden player.
   *
   * @param shown the names shown beside it
   */
  told(text: string, shown: readonly string[]): PublicText | null;
  /** Checks that a text names no member who has refused, unless another member shares the name. */
  mayWrite(text: string): boolean;
  /**
   * @param texts by the path of their field, with what people call the field: "title"
   * @throws AppError invalid_input that names the field and the member
   */
  requireWritable(texts: readonly { field: string; label: string; text: string }[]): void;
}

/** Reads a club's hidden names. */
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
