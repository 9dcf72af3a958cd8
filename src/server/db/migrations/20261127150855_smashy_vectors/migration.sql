CREATE TABLE "smashy_vectors" (
	"model" text,
	"text_hash" text,
	"vector" bytea NOT NULL,
	CONSTRAINT "smashy_vectors_pkey" PRIMARY KEY("model","text_hash")
);
