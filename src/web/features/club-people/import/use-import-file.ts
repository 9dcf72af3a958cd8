// A chosen file as far as it is: read, checked against the club, or refused.

import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { FileRefusal, readText } from './read-file.ts';
import { type ReadFile, readPlayers } from './read-players.ts';

/** A file that was read and compared with the club's people. */
export interface CheckedFile {
  name: string;
  /** Who will be asked in. */
  players: ReadFile['players'];
  bad: ReadFile['bad'];
  /** Who is of the club already, and whom it has asked: both are left out. */
  members: ReadFile['players'];
  invited: ReadFile['players'];
}

/** Reads what is chosen. The reader of CSV comes with the first file. */
export function useImportFile(country: string) {
  const [file, setFile] = useState<CheckedFile>();
  const [refusal, setRefusal] = useState<string>();
  const [isReading, setReading] = useState(false);

  const choose = async (chosen: File) => {
    setReading(true);
    setRefusal(undefined);
    setFile(undefined);
    try {
      const { players, bad } = readPlayers(await readText(chosen), country);
      const emails = players.map(({ email }) => email);
      const known = await call(endpoints.checkClubImport, { body: { emails } });
      const [members, invited] = [new Set(known.members), new Set(known.invited)];
      setFile({
        name: chosen.name,
        players: players.filter(({ email }) => !members.has(email) && !invited.has(email)),
        members: players.filter(({ email }) => members.has(email)),
        invited: players.filter(({ email }) => invited.has(email)),
        bad,
      });
    } catch (error) {
      setRefusal(error instanceof FileRefusal ? error.message : errorSentence(error));
    } finally {
      setReading(false);
    }
  };
  return { file, refusal, isReading, choose: (chosen: File) => void choose(chosen), forget: () => setFile(undefined) };
}
