-- `searchText` of the domain (src/domain/search-text.ts), and the same: without accents, capitals and what shows nothing. The root's
-- alphabet of ICU makes small letters of all others too, whatever the database's own is; every PostgreSQL is built with it.
CREATE FUNCTION "search_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(
    regexp_replace(
      translate(
        lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u2800\uFFF9-\uFFFB\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g') COLLATE "und-x-icu"),
        'øðđłħŧŋıς’‘ʼ‐‑–—', 'oddlhtniσ''''''----'
      ), '[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g'
    ), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 'aa', 'a')
$$;--> statement-breakpoint
DROP INDEX "annotations_text_index";--> statement-breakpoint
CREATE INDEX "annotations_text_index" ON "annotations" USING gin (to_tsvector('simple', search_text("title" || ' ' || "comment")));