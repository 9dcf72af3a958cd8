-- Immutable, whatever a session is set to: JSON has its own way of writing days and moments, and these are in UTC.
CREATE FUNCTION "video_summary"(id uuid, title text, video_url text, video_type text, status text, upload_date timestamptz, updated_at timestamptz,
  overall_score numeric, event_date date, venue text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT row_to_json(summary)::text FROM (SELECT id, title, video_url AS "videoUrl", video_type AS "videoType", status,
    trim('"' FROM to_json(upload_date AT TIME ZONE 'UTC')::text) || 'Z' AS "uploadDate",
    trim('"' FROM to_json(updated_at AT TIME ZONE 'UTC')::text) || 'Z' AS "updatedAt",
    overall_score::text AS "overallScore", event_date AS "eventDate", venue) AS summary
$$;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "summary" text GENERATED ALWAYS AS (video_summary(id, title, video_url, video_type, status, upload_date, updated_at, overall_score, event_date, venue)) STORED NOT NULL;
