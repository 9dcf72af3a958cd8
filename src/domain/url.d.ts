// The one web standard that the domain uses: reading a URL. Declared here so that nothing else of a browser or of Node slips in.

interface UrlParts {
  readonly hostname: string;
  readonly pathname: string;
  readonly searchParams: { getAll(name: string): string[] };
}

declare const URL: {
  new (text: string): UrlParts;
  canParse(text: string): boolean;
};
type URL = UrlParts;
