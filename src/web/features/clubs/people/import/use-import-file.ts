// The state of an import: file, corrections and comparison with the club. It survives a reload.

import { useEffect, useMemo, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { type DraftLocation, forgetDraft, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';
import { usePlace } from '#web/lib/forms/form-draft.ts';
import { call } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { type Columns, missingColumns } from './columns.ts';
import { decode, detectEncoding, type Encoding, FileRefusal, readBytes } from './read-file.ts';
import { type Edits, readLines, readPlayers } from './read-players.ts';
import { readTable, type Separator, type Table } from './read-table.ts';

/** The person's choices and corrections. */
interface Said {
  encoding?: Encoding;
  separator?: Separator;
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
function readContent(bytes: Uint8Array, { encoding = detectEncoding(bytes), separator }: Said) {
  try {
    return { encoding, table: readTable(decode(bytes, encoding), separator), refusal: undefined };
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
      const read = { name: chosen.name, bytes: await readBytes(chosen) };
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

  const { encoding, separator, columns: chosenColumns, edits } = said;
  const content = useMemo(
    () =>
      file && readContent(file.bytes, { ...(encoding && { encoding }), ...(separator && { separator }), edits: {} }),
    [file, encoding, separator],
  );
  const table = content?.table;
  const columns = chosenColumns ?? table?.columns ?? noColumns;
  const isChoosing = said.isChoosing ?? (table !== undefined && missingColumns(columns).length > 0);
  const isRead = table !== undefined && !isChoosing;
  const lines = useMemo(
    () => readLines(isRead ? table.rows : none, columns, country),
    [isRead, table, columns, country],
  );
  const { players, faulty } = useMemo(() => readPlayers(lines, edits), [lines, edits]);
  const { asked, members, invited, ...checking } = useKnown(players.map(({ email }) => email));

  return {
    file: file && content && { name: file.name, ...content, columns, isChoosing },
    ...checking,
    edits,
    /** The chosen or detected separator. */
    separator: separator ?? table?.separator ?? ',',
    faulty,
    /** Players to invite, once compared with the club. */
    players: players.filter(({ email }) => asked.has(email) && !members.has(email) && !invited.has(email)),
    /** Members and invited people, both left out. */
    members: players.filter(({ email }) => members.has(email)),
    invited: players.filter(({ email }) => invited.has(email)),
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
    setColumns: (next: Columns) => say({ columns: next, isChoosing: true }),
    setChoosing: (next: boolean) => say({ columns, isChoosing: next }),
    correct: (line: number, values: Edits[number]) =>
      say({ edits: { ...edits, [line]: { ...edits[line], ...values } } }),
  };
}
export type ImportFile = ReturnType<typeof useImportFile>;

/** Which addresses are members or invited; each is checked once. */
function useKnown(emails: readonly string[]) {
  const [known, setKnown] = useState({
    asked: new Set<string>(),
    members: new Set<string>(),
    invited: new Set<string>(),
  });
  const [failure, setFailure] = useState<string>();
  const open = emails.filter((email) => !known.asked.has(email));
  const key = open.join('\n');
  const isFirst = known.asked.size === 0;
  useEffect(() => {
    if (key === '' || failure !== undefined) return undefined;
    const asked = key.split('\n');
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        void call(endpoints.checkClubImport, { body: { emails: asked } }).then(
          ({ members, invited }) => {
            if (!isCurrent) return;
            setKnown((before) => ({
              asked: new Set([...before.asked, ...asked]),
              members: new Set([...before.members, ...members]),
              invited: new Set([...before.invited, ...invited]),
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
  }, [key, failure, isFirst]);
  return {
    ...known,
    isChecking: open.length > 0 && failure === undefined,
    failure: open.length > 0 ? failure : undefined,
    checkAgain: () => setFailure(undefined),
  };
}

/** A chosen file. */
interface ChosenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Stores a file until its import starts or is discarded. */
async function keepFile(place: DraftLocation, { name, bytes }: ChosenFile): Promise<void> {
  const packed = await through(bytes, new CompressionStream('gzip'));
  keepDraft(place, { name, packed: btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join('')) });
}

/** The stored file; null without a readable one. */
async function readKeptFile(place: DraftLocation): Promise<ChosenFile | null> {
  const kept = readDraft(place) as { name?: unknown; packed?: unknown } | undefined;
  if (typeof kept?.name !== 'string' || typeof kept.packed !== 'string') return null;
  try {
    const packed = Uint8Array.from(atob(kept.packed), (character) => character.charCodeAt(0));
    return { name: kept.name, bytes: await through(packed, new DecompressionStream('gzip')) };
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
