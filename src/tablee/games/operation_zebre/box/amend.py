"""Take in drafts of faces: `python -m tablee.games.operation_zebre.box.amend fr ville drafts.txt ...`

A draft (see `drafts`) need say only what changes. What is wrong with the faces it changes is printed; the file is
written all the same. Without drafts the faces are only written anew, all in the same form.
"""

import sys
from pathlib import Path

from tablee.games.operation_zebre.box.checks import alone
from tablee.games.operation_zebre.box.drafts import amended, changes
from tablee.games.operation_zebre.box.faces import file_of, read_faces, write_faces


def main(lang: str, label: str, *drafts: str) -> None:
    file = file_of(lang, label)
    faces = {face.title: face for face in read_faces(file)}
    for draft in drafts:
        for title, change in changes(Path(draft).read_text(encoding="utf-8"), lang).items():
            assert title in faces, f"no face in {file.name} has the title {title!r}"
            faces[title] = amended(faces[title], change)
            for problem in alone(faces[title]):
                print(problem)
    write_faces(file, list(faces.values()))


if __name__ == "__main__":
    main(*sys.argv[1:])
