// Changes a club's brand.

import type { ClubBrand } from '#contract/clubs/club-brand.ts';
import { defaultClubColour } from '#domain/clubs/club-colours.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { dataAddress, takePicture } from '#server/http/take-picture.ts';
import { findBrand, saveBrand } from './club-brand.queries.ts';

/** Size of a stored logo in pixels. */
const logoBox = { width: 320, height: 320, fit: 'inside' } as const;

/** A club's brand; the default colour and no logo until it chooses. */
export async function readClubBrand(db: Database, clubId: string): Promise<ClubBrand> {
  const brand = await findBrand(db, clubId);
  return { colour: brand?.colour ?? defaultClubColour, logo: dataAddress(brand?.logo ?? null) };
}

/** @throws AppError invalid_input for a file that is not a picture */
export async function changeBrand(
  { db }: Context,
  clubId: string,
  { colour, logo }: { colour: string; logo?: string | null | undefined },
): Promise<ClubBrand> {
  const changedLogo = logo ? await takePicture(logo, logoBox, 'logo') : logo === null ? null : undefined;
  await saveBrand(db, clubId, { colour, ...(changedLogo !== undefined && { logo: changedLogo }) });
  return readClubBrand(db, clubId);
}
