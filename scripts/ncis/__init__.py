"""The drawings of NCIS: the case wall."""
