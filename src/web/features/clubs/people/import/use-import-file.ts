// The state of an import: file, corrections and comparison with the club. It survives a reload.

import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { languageInForce } from '#domain/language/say.ts';
import { juniorKey } from '#domain/people/families.ts';
import { type DraftLocation, forgetDraft, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';
import { usePlace } from '#web/lib/forms/form-draft.ts';
import { call } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { type Columns, missingColumns } from './columns.ts';
import {
  type ChosenFile,
  decode,
  detectEncoding,
  type Encoding,
  FileRefusal,
  readFile,
  type Workbook,
} from './read-file.ts';
import { type Edits, type KnownNames, type ReadPlayer, readLines, readPlayers } from './read-players.ts';
import { readTable, type Separator, type Table, tableOf } from './read-table.ts';

/** The person's choices and corrections. */
interface Said {
  encoding?: Encoding;
  separator?: Separator;
  /** The sheet of a workbook; the first by default. */
  sheet?: string;
  columns?: Columns;
  /** Whether the columns step is open; by default it is for unknown headings. */
  isChoosing?: boolean;
  edits: Edits;
}

const nothing: Said = { edits: {} };
const none: Table['rows'] = [];
const noColumns: Columns = [];

/** Milliseconds after the last correction before addresses are compared. */
const pause = 500;

/** A file's table, or why it cannot be read. */
function readContent({ bytes, workbook }: ChosenFile, { encoding = detectEncoding(bytes), separator, sheet }: Said) {
  try {
    if (workbook === undefined) return { encoding, table: readTable(decode(bytes, encoding), separator) };
    const rows = (workbook.sheets.find(({ name }) => name === sheet) ?? workbook.sheets[0])?.rows ?? [];
    return { encoding, table: { separator: null, ...tableOf(rows) } };
  } catch (error) {
    if (error instanceof FileRefusal) return { encoding, table: undefined, refusal: error.message };
    throw error;
  }
}

/** The import in progress and its actions. */
export function useImportFile(country: string) {
  const places = { file: usePlace('club-import-file'), said: usePlace('club-import') };
  const [file, setFile] = useState<ChosenFile>();
  const [said, setSaid] = useState(nothing);
  const [refusal, setRefusal] = useState<string>();
  const [isReading, setReading] = useState(() => readDraft(places.file) !== undefined);
  const [isRestored, setRestored] = useState(false);
  /** Counts choices, so that a slower earlier file is dropped. */
  const latest = useRef(0);

  useEffect(() => {
    const own = latest.current;
    void readKeptFile(places.file).then((kept) => {
      if (latest.current !== own) return;
      setReading(false);
      if (!kept) return;
      setFile(kept);
      setSaid({ ...nothing, ...(readDraft(places.said) as Partial<Said> | undefined) });
      setRestored(true);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once: the places are the person's
  }, []);

  const say = (next: Partial<Said>) => {
    const all = { ...said, ...next };
    setSaid(all);
    keepDraft(places.said, all);
  };
  const forget = () => {
    latest.current += 1;
    setFile(undefined);
    setSaid(nothing);
    setRestored(false);
    forgetDraft(places.file);
    forgetDraft(places.said);
  };
  const choose = async (chosen: File) => {
    forget();
    const own = latest.current;
    setReading(true);
    setRefusal(undefined);
    try {
      const read = await readFile(chosen);
      if (latest.current !== own) return;
      setFile(read);
      await keepFile(places.file, read);
      if (latest.current !== own) forgetDraft(places.file);
    } catch (error) {
      if (latest.current === own) setRefusal(error instanceof FileRefusal ? error.message : errorSentence(error));
    } finally {
      if (latest.current === own) setReading(false);
    }
  };

  const { encoding, separator, sheet, columns: chosenColumns, edits } = said;
  const content = useMemo(
    () =>
      file &&
      readContent(file, {
        ...(encoding && { encoding }),
        ...(separator && { separator }),
        ...(sheet !== undefined && { sheet }),
        edits: {},
      }),
    [file, encoding, separator, sheet],
  );
  const table = content?.table;
  const columns = chosenColumns ?? table?.columns ?? noColumns;
  const isChoosing = said.isChoosing ?? (table !== undefined && missingColumns(columns).length > 0);
  const isRead = table !== undefined && !isChoosing;
  const mappings = useScaleMappings();
  const lines = useMemo(
    () => readLines(isRead ? table.rows : none, columns, country, mappings),
    [isRead, table, columns, country, mappings],
  );
  const [names, setNames] = useState<KnownNames>({ coaches: new Map(), groups: new Map(), juniors: new Map() });
  const language = languageInForce();
  // oxlint-disable-next-line react/exhaustive-deps -- faults are said in the language in force
  const { players, faulty } = useMemo(() => readPlayers(lines, edits, names), [lines, edits, names, language]);
  const { asked, members, invited, ...checking } = useKnown(players, names, setNames);

  /** What the club knows of a player; undefined while it is not looked up. */
  const knownAs = (player: ReadPlayer) => {
    if (player.adultOn !== undefined) return names.juniors.get(juniorKey(player));
    if (members.has(player.email)) return 'member';
    return invited.has(player.email) ? 'asked' : asked.has(player.email) ? null : undefined;
  };

  return {
    file: file &&
      content && { name: file.name, workbook: file.workbook, refusal: undefined, ...content, columns, isChoosing },
    ...checking,
    edits,
    /** The chosen or detected separator. */
    separator: separator ?? table?.separator ?? ',',
    /** The chosen sheet of a workbook. */
    sheet,
    faulty,
    /** Players to invite, once compared with the club. */
    players: players.filter((player) => isLookedUp(player) && knownAs(player) === null),
    /** Members and invited people, both left out; of juniors, those whose guardian was asked. */
    members: players.filter((player) => knownAs(player) === 'member'),
    invited: players.filter((player) => knownAs(player) === 'asked'),
    refusal,
    isReading,
    isRestored,
    choose: (chosen: File) => void choose(chosen),
    forget,
    /** Reads the file with another encoding or separator and detects its columns again. */
    readAs: ({ encoding: inEncoding = encoding, separator: by = separator }: Pick<Said, 'encoding' | 'separator'>) => {
      const next: Said = { edits, ...(inEncoding && { encoding: inEncoding }), ...(by && { separator: by }) };
      setSaid(next);
      keepDraft(places.said, next);
    },
    /** Reads another sheet of the workbook. Corrections are of the sheet before. */
    readSheet: (next: string) => {
      const all: Said = { sheet: next, edits: {} };
      setSaid(all);
      keepDraft(places.said, all);
    },
    setColumns: (next: Columns) => say({ columns: next, isChoosing: true }),
    setChoosing: (next: boolean) => say({ columns, isChoosing: next }),
    correct: (line: number, values: Edits[number]) =>
      say({ edits: { ...edits, [line]: { ...edits[line], ...values } } }),
  };
}
export type ImportFile = ReturnType<typeof useImportFile>;

/** Whether the names in a player's line have been looked up. */
function isLookedUp({ coachText, coach, groupTexts = [], groups = [] }: ReadPlayer): boolean {
  return (!coachText || coach !== undefined) && groups.length === groupTexts.length;
}

/** Which addresses are members or invited, and which coaches and groups are meant; each is checked once. */
function useKnown(players: readonly ReadPlayer[], names: KnownNames, setNames: Dispatch<SetStateAction<KnownNames>>) {
  const [known, setKnown] = useState({
    asked: new Set<string>(),
    members: new Set<string>(),
    invited: new Set<string>(),
  });
  const [failure, setFailure] = useState<string>();
  const question = {
    emails: players.flatMap(({ email, adultOn }) => (adultOn === undefined && !known.asked.has(email) ? email : [])),
    juniors: players
      .filter((player) => player.adultOn !== undefined && !names.juniors.has(juniorKey(player)))
      .map(({ firstName, lastName, email }) => ({ firstName, lastName, email })),
    coaches: unknownIn(
      players.flatMap(({ coachText }) => coachText ?? []),
      names.coaches,
    ),
    groups: unknownIn(
      players.flatMap(({ groupTexts }) => groupTexts ?? []),
      names.groups,
    ),
  };
  const key = JSON.stringify(question);
  const isOpen = Object.values(question).some((list) => list.length > 0);
  const isFirst = known.asked.size === 0 && names.juniors.size === 0;
  useEffect(() => {
    if (!isOpen || failure !== undefined) return undefined;
    const asked = JSON.parse(key) as typeof question;
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        void call(endpoints.checkClubImport, { body: asked }).then(
          (answer) => {
            if (!isCurrent) return;
            setKnown((before) => ({
              asked: new Set([...before.asked, ...asked.emails]),
              members: new Set([...before.members, ...answer.members]),
              invited: new Set([...before.invited, ...answer.invited]),
            }));
            setNames((before) => ({
              coaches: withAnswers(before.coaches, asked.coaches, answer.coaches),
              groups: withAnswers(before.groups, asked.groups, answer.groups),
              juniors: withAnswers(before.juniors, asked.juniors.map(juniorKey), answer.juniors),
            }));
          },
          (error: unknown) => isCurrent && setFailure(errorSentence(error)),
        ),
      isFirst ? 0 : pause,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, isOpen, failure, isFirst, setNames]);
  return {
    ...known,
    isChecking: isOpen && failure === undefined,
    failure: isOpen ? failure : undefined,
    checkAgain: () => setFailure(undefined),
  };
}

function unknownIn(texts: readonly string[], names: ReadonlyMap<string, unknown>): string[] {
  return [...new Set(texts)].filter((text) => !names.has(text));
}

function withAnswers<Found>(
  before: ReadonlyMap<string, Found | null>,
  texts: readonly string[],
  found: readonly (Found | null)[],
): ReadonlyMap<string, Found | null> {
  if (texts.length === 0) return before;
  return new Map([...before, ...texts.map((text, index) => [text, found[index] ?? null] as const)]);
}

/** Stores a file until its import starts or is discarded: a text as it is, a workbook as its sheets. */
async function keepFile(place: DraftLocation, { name, bytes, workbook }: ChosenFile): Promise<void> {
  const content = workbook === undefined ? bytes : new TextEncoder().encode(JSON.stringify(workbook));
  const packed = await through(content, new CompressionStream('gzip'));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  keepDraft(place, { name, packed: text, isWorkbook: workbook !== undefined });
}

/** The stored file; null without a readable one. */
async function readKeptFile(place: DraftLocation): Promise<ChosenFile | null> {
  const kept = readDraft(place) as { name?: unknown; packed?: unknown; isWorkbook?: unknown } | undefined;
  if (typeof kept?.name !== 'string' || typeof kept.packed !== 'string') return null;
  try {
    const packed = Uint8Array.from(atob(kept.packed), (character) => character.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream('gzip'));
    if (kept.isWorkbook !== true) return { name: kept.name, bytes };
    const workbook = JSON.parse(new TextDecoder().decode(bytes)) as Workbook;
    return { name: kept.name, bytes: new Uint8Array(), workbook };
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
