/** What a browser sees that comes without a session: how to come in. No script, no style, nothing of the library. */
export const doorPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Spotting Top</title>
<h1>Spotting Top</h1>
<p>This address is open only to the window that the program was started for.</p>
<p>Open the whole address that the program printed in its terminal. It works once; press Enter there for another.</p>
</html>
`
