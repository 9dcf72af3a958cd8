// The one web standard that the domain uses: reading a URL. Declared here to keep everything else of browsers and Node out.

interface UrlParts {
  readonly hostname: string;
  readonly pathname: string;
  readonly searchParams: { getAll(name: string): string[] };
  readonly origin: string;
  readonly protocol: string;
  readonly port: string;
  readonly username: string;
  readonly password: string;
}

declare const URL: {
  new (text: string): UrlParts;
  canParse(text: string): boolean;
  parse(text: string): UrlParts | null;
};
type URL = UrlParts;
